import { CertificateCard } from '@shop/ui/certificate-card'
import type { Sheet } from '../sheet.ts'

const SIZES = '320px'

export const sheet: Sheet = {
  states: ({ say, picture }) => ({
    default: (
      <CertificateCard
        picture={picture('banners/certificate')}
        sizes={SIZES}
        mark="ZLATA"
        sum={say('25\u00a0000\u00a0₽', '25,000\u00a0RUB')}
      />
    ),
    plain: <CertificateCard picture={null} sizes={SIZES} mark="ZLATA" sum={say('5\u00a0000\u00a0₽', '5,000\u00a0RUB')} />,
    'long text': (
      <CertificateCard picture={null} sizes={SIZES} mark="ZLATA & Noor Atelier" sum={say('200\u00a0000\u00a0₽', '200,000\u00a0RUB')} />
    ),
  }),
}
