/** The kitchens of a temple, laid out like a cross: doors below and at the sides, the high chef in the apse. */
export const CLUMSY_CULTISTS = String.raw`Clumsy Cultists
===
          $4 -- 6 --g9 --HHHHHHHHHHHHH--g5 -- 8 --m12
           |         |   HHHHHHHHHHHHH             |
          r7        10   HHHHHHHHHHHHH   4        r6
           |         |   HHHHHHHHHHHHH   |         |
m2 -- 8 -- 5 --g6   g3 --HHHHHHHHHHHHH--g11--g8 -- 9 -- 6 --$10
 |         |    |    |    |    |         |    |    |         |
r9        AAAAAAAA   d -- 6 --r8 -- 8 -- d   BBBBBBBB       r5
 |        AAAAAAAA   |         |         |   BBBBBBBB        |
s11-- 6 --AAAAAAAA   7         7         5   BBBBBBBB-- 9 --s3
 |         |         |         |                   |         |
$3         9   g10--CCCCCCCC-- 5 --DDDDDDDD--g4 -- 8        $11
 |         |    |   CCCCCCCC   |   DDDDDDDD   |    |         |
s4 -- 7 --m12--g7 --CCCCCCCC  10   DDDDDDDD--g9   m2 -- 6   s10
 |                        |    |    |                   |    |
c11-- 5              6 -- 8 --c3 -- 9 -- 7              4 --m12
      |              |              |    |              |
     r10  s6   EEEEEEEE-- d -- 7    d --FFFFFFFF--s9 --r6
      |    |   EEEEEEEE   |    |    |   FFFFFFFF        |
     $9 --s12--EEEEEEEE--s5   s2 --s7   FFFFFFFF--s8 --$5
===
A Pastry Mancer, boxes 4, black 8, locked 6, gems 2/1, hearts 1
B Necro Mancer, boxes 4, black 6, locked 8, gems 2/1, hearts 1
C Gravy Golem, boxes 3, black 9 6, locked 7 10, gems 2/1, hearts 1
D Butter Bishop, boxes 4, black 5 8, locked 4 9, gems 2/1, hearts 1
E Scullery Fiend, boxes 3, black 7, gems 2/1
F Choir of Spoons, boxes 3, black 8, gems 2/1
H High Chef Ghoulash, boss, boxes 9, black 6 8, locked 3 5 9 11, gems 6/3, hearts 2
===
slain A B
rubble 6
`;
