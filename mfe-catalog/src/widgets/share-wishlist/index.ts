export { ShareWishlist as Widget } from './popup.tsx'
