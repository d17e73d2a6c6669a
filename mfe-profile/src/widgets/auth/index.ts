export { AuthPopup as Widget, type AuthPopupProps } from './auth-popup.tsx'
