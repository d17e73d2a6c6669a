/** Pages with a validity date: rules, law and promises. */
const DATED: readonly string[] = [
  'terms',
  'oferta',
  'privacy',
  'polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh',
  'personal-data-agreement',
  'soglashenie-ob-ispolzovanii-polzovatelskih-materialov',
  'mobile-app-license',
  'certificates-and-promo-rules',
  'loyalty-program-rules',
  'referral-program',
  'returns',
  'vozvrat',
  'warranty',
  'garantii',
]

export const isDated = (path: string) => DATED.includes(path)
