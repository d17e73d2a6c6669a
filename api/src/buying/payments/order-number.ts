/** Display format: 482-0719. */
export const shownNumber = (number: string) => `${number.slice(0, -4)}-${number.slice(-4)}`

/** Of a refund or an exchange: 482-0719-r1 for 4820719-r1. */
export const shownId = (id: string) => {
  const [number = '', part = ''] = id.split('-')
  return `${shownNumber(number)}-${part}`
}
