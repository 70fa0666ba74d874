/** The kitchens of a temple: doors below and at the sides, the high chef in the apse. */
export const CLUMSY_CULTISTS = String.raw`Clumsy Cultists
===
$4 -- 8 -- 6 -- 5 --g9 --HHHHHHHHHHHHH--g5 -- 7 -- 6 -- 8 --m12
 |         |    |    |   HHHHHHHHHHHHH   |    |    |         |
r7        AAAAAAAA--10 --HHHHHHHHHHHHH-- 4 --BBBBBBBB       r6
 |        AAAAAAAA   |   HHHHHHHHHHHHH   |   BBBBBBBB        |
 5 --g6 --AAAAAAAA  g3 --HHHHHHHHHHHHH--g11  BBBBBBBB--g8 -- 9
 |         |         |    |    |    |    |         |         |
m2         7         d -- 6 --r8 -- 8 -- d         6        $10
 |         |         |         |         |         |         |
 9 --r5 -- 8 --CCCCCCCC        7        DDDDDDDD-- 5 --r9 -- 4
 |    |    |   CCCCCCCC        |        DDDDDDDD   |    |    |
s11-- 6 --g10--CCCCCCCC--g7 -- 5 --g9 --DDDDDDDD--g4 -- 7 --s3
 |         |         |    |    |    |         |         |    |
 8        m12       r6 --10 --c3 -- 9        m2        $9 -- 5
   \       |         |    |    |    |         |         |
     s4 --EEEEEEEE-- 5 -- d -- 7 -- d -- 6 --FFFFFFFF--s10
      |   EEEEEEEE   |    |    |    |    |   FFFFFFFF   |
$3 --g9 --EEEEEEEE-- 7 -- 8 --r10-- 6 --g8 --FFFFFFFF--g5 --$11
 |         |         |    |    |    |    |    |         |
c11       s6        s5 --s2 --s7 --s12--s8 --s9        m12
===
A Pastry Mancer, boxes 5, black 8, locked 6, gems 3/1, hearts 1
B Necro Mancer, boxes 5, black 6, locked 8, gems 3/1, hearts 1
C Gravy Golem, boxes 4, black 9, locked 7 10, gems 2/1
D Butter Bishop, boxes 4, black 5, locked 4 9, gems 2/1
E Scullery Fiend, boxes 4, black 7, locked 9, gems 2/1
F Choir of Spoons, boxes 4, black 6, locked 5 8, gems 2/1
H High Chef Ghoulash, boss, boxes 12, black 7, locked 3 5 9 11, gems 6/4, hearts 2
===
slain A B
rubble 6
`;
