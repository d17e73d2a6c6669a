export { GiveGift as Widget } from './popup.tsx'
