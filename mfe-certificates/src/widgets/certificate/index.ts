export { CertificatePopup as Widget } from './certificate-popup.tsx'
export { $dirty } from './model/index.ts'
