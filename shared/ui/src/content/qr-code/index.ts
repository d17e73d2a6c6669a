export { QR_SIZE_PX, QrCode, type QrCodeProps } from './qr-code.tsx'
