/** A ravine that winds through the jungle in three bends, with the queen at its lower end. */
export const DEFIANT_DINOSAURS = String.raw`Defiant Dinosaurs
===
s5 -- 7 --AAAAAAAA-- 9 --m2 -- 8 --BBBBBBBB-- 6 --$4 -- d --CCCCCCCC
 |        AAAAAAAA   |    |    |   BBBBBBBB   |    |        CCCCCCCC
s8    6   AAAAAAAA--k8 -- 5 --$10--BBBBBBBB  k5    7    9 --CCCCCCCC
 |    |         |    |         |    |    |    |    |    |    |    |
m12-- 9    5 -- 8 -- d         6 -- 7 --10 -- 4 -- 8 --c3 -- 6 --s12
 |              |                                            |
s11             4                                            8
 |              |                                            |
s6 -- 8 -- 5    7 --XXXXXXXX-- 6 --k9 -- d --YYYYYYYY-- 9 -- 5 --s4
 |         |    |   XXXXXXXX   |    |    |   YYYYYYYY             |
s3 --$9 --k6 --10 --XXXXXXXX-- 8    5    7 --YYYYYYYY--k11-- 6 --s2
      |         |                   |    |                   |    |
      7        m2                   d --ZZZZZZZZZZZZZ       s7   s9
      |         |                   |   ZZZZZZZZZZZZZ        |    |
s10-- 8 --EEEEEEEE-- 6 -- 5         9 --ZZZZZZZZZZZZZ--k7 --DDDDDDDD
 |    |   EEEEEEEE   |    |         |   ZZZZZZZZZZZZZ   |   DDDDDDDD
m12--c11--EEEEEEEE  k4 --$3 -- 4 -- 7 --ZZZZZZZZZZZZZ--10 --DDDDDDDD
===
A Snaptooth, boxes 4, black 7 4, gems 2/1, hearts 1
B Plated Grump, armoured, boxes 4, black 6 7, locked 8, gems 2/1
C Headbutter, boxes 3, black 6 10, locked 7, gems 2/1
D Mudskipper, boxes 3, black 8 5, gems 2/1
E Egg Thief, boxes 3, black 6 9, gems 2/1, hearts 1
X Shieldback, armoured, boxes 2, black 7 9, locked 5, gems 2/1
Y Old Anvil, armoured, boxes 2, black 6 7 8, gems 2/1, hearts 1
Z Queen Rumble, boss, boxes 8, locked 4 6 9 11, gems 6/4, hearts 2
===
armoured 3
claws 6
`;
