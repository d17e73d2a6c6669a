export { AuthPopup as Widget, type AuthPopupProps } from './auth-popup.tsx'
export { $dirty } from './model/index.ts'
