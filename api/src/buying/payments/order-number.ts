/** Display format: 482-0719. */
export const shownNumber = (number: string) => `${number.slice(0, -4)}-${number.slice(-4)}`
