/** A sheet that keeps every constraint and is over after a few rounds. */
export const SKIRMISH = `Skirmish
===
s2 --c3 --s3 --AAAAAAAA--s4 --c11--s5
                     |         |
s6 --BBB--s7 --r7 --g9 --s8 --CCC--s9
      |         |         |
s10-- d --s11--f8 --s12--m2 --$10
===
A Landlord, boss, boxes 3, black 5 6 7 8, locked 9, gems 3/2, hearts 2
B Bouncer, boxes 2, black 6 7, gems 2/1
C Cook, boxes 2, black 7 8, gems 2/1, hearts 1
===
slain B C
rubble 1
`;
