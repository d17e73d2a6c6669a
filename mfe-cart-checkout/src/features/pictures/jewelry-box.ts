/** A demo picture (`api/pictures/index.json`; a test compares them). */
export const JEWELRY_BOX = {
  base: 'accessories/jewelry-box-yellow-3-f2299d',
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#cab8a0',
}
