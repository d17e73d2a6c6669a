/** A picture of the demo shop (`api/pictures/index.json`; a test compares the two). */
export const JEWELRY_BOX = {
  base: 'accessories/jewelry-box-yellow-3-f2299d',
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#cab8a0',
}
