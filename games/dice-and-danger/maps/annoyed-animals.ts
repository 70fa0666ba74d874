/** A burrow under a farmyard: the brook side on the left, the oak side on the right, the boar in the middle. */
export const ANNOYED_ANIMALS = String.raw`Annoyed Animals
===
<5 -- 7 -- + --AAAAAAAA--g9        m2        BBBBBBBB--g4        m12
      |        AAAAAAAA   |         |        BBBBBBBB   |         |
      8 --g5 --AAAAAAAA  10 --f2 -- 9 -- 7   BBBBBBBB   6 -- d -->7
      |                   |         |    |    |    |         |
<9 -- 6        f10-- 8 -- 4         6   g3 -- 5 --g10        5
        \       |         |              |    |              |
 4         9 -- 7        g11--DDDDDDDDDDDDD   7 --g4 -- 8 --f6 -->3
 |              |      /      DDDDDDDDDDDDD        |              |
<2 --m12--CCCCCCCC--g9        DDDDDDDDDDDDD       EEEEEEEE-- + -->11
      |   CCCCCCCC   |        DDDDDDDDDDDDD       EEEEEEEE        |
      5   CCCCCCCC   6 -- d   DDDDDDDDDDDDD--g9   EEEEEEEE--g6 --m2
      |                   |    |         |    |              |
<6 -- 8         d         7 --f12        6 --g11-- 8        c3 -->12
      |         |              |      /       |    |         |
      9 --f4 --g8 --FFFFFFFF-- 5 --m2        GGGGGGGG   7   f8
      |         |   FFFFFFFF        |        GGGGGGGG   |    |
<10--c11       m12--FFFFFFFF        d --m12  GGGGGGGG--g5 -->8 -->4
===
A Badger, boxes 5, black 8, locked 5 9, gems 3/1
B Weasel, boxes 5, black 6, locked 4 10, gems 3/1
C Hare, boxes 4, black 7, locked 9, gems 2/1
D Old Boar, boss, boxes 12, black 6 8, locked 3 9 11, gems 6/4, hearts 2
E Goose, boxes 4, black 8, locked 4 6, gems 2/1
F Hedgehog, boxes 5, black 5, locked 8, gems 2/1
G Owl, boxes 5, black 7, locked 5 11, gems 2/1, hearts 1
===
fists 5
joined
`;
