/** A pyramid entered at its foot, a worm through its heart, and a walled-up side that only a cloud leads to. */
export const PUZZLED_PYRAMID = String.raw`Puzzled Pyramid
===
                               o --c11   o                        @ --m12
                               |    |    |                        |    |
                    m12-- 8 -- d    9    6   $4 --m2              4    9
                     |    |         |    |    |                   |    |
                    g5 --AAAAAAAA-- 5 --g10-- o                   8   $3
                     |   AAAAAAAA        |                        |    |
                7 -- 6   AAAAAAAA  SSSSSSSSSSSSS-- 5        WWWWWWWW   9
                |    |             SSSSSSSSSSSSS   |        WWWWWWWW   |
           o -- 9    o --10 --g4 --SSSSSSSSSSSSS--g3 -- 9   WWWWWWWW--m2
           |              |    |   SSSSSSSSSSSSS        |              |
     m2 -- 8 -- d    5 -- o    8   SSSSSSSSSSSSS   7 -- o        10 -- 8
      |         |    |              |    |         |    |              |
      4   BBBBBBBB  UUU-- 6    9 --g11   5 --VVV  CCCCCCCC        6 --$5
      |   BBBBBBBB  UUU   |    |         |   VVV  CCCCCCCC        |    |
c3 --$9   BBBBBBBB  UUU   d -- 7 -- o -- d   VVV  CCCCCCCC  m12--$11-- 7
      |    |    |    |    |                   |         |         |
     s10--s4 --s9 --s7 --s2 --s12--s3 --s5 --s6 --s8 --s11       $10
===
A Grumpy Mummy, boxes 4, black 8, locked 5, gems 4/1
B Sphinx on Strike, boxes 5, black 7, gems 3/1, hearts 1
C Scarab Squad, boxes 5, black 6, gems 3/1
S Sandy, boss, boxes 18, black 6 8, locked 3 4 10 11, gems 7/6, hearts 2
U First Coil, worm, boxes 3, black 5 9
V Second Coil, worm, boxes 3, black 4 8
W Rattling Tail, worm, boxes 3, black 6 10
===
clouds 8
worms 3
`;
