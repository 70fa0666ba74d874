/** Laptop, phone, phone on its side, tablet, 200 % zoom, the smallest phone, a small and a large window. */
export const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [640, 400],
  [320, 568],
  [1024, 768],
  [1920, 1080],
] as const;
