import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { canEncryptFor, encryptFor } from './encrypt.ts';
import { opened } from './tests/browser.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is to the byte the one of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(EXAMPLE.ours, 'base64url');
  const body = encryptFor(EXAMPLE.keys, EXAMPLE.text, { salt: Buffer.from(EXAMPLE.salt, 'base64url'), ecdh });
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

test('every message has a key and a salt of its own, and whoever it is for can read it', () => {
  const bodies = [EXAMPLE.text, EXAMPLE.text].map(text => encryptFor(EXAMPLE.keys, text));
  expect(bodies[0]).not.toEqual(bodies[1]);
  for (const body of bodies) expect(opened(EXAMPLE.theirs, EXAMPLE.keys.auth, body)).toBe(EXAMPLE.text);
});

test('a key that is no point of the curve is no key', () => {
  expect(canEncryptFor(EXAMPLE.keys)).toBe(true);
  expect(canEncryptFor({ ...EXAMPLE.keys, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
});
