export { CertificateCard, type CertificateCardProps } from './certificate-card.tsx'
