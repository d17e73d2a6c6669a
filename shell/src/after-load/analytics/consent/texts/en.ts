import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Cookies',
  text: 'May we see which pages and pieces interest you, to improve the store and its offers? All works the same without it.',
  more: 'How data is used',
  accept: 'Allow',
  refuse: 'Do not allow',
  close: 'Close',
  acceptedOn: 'You allowed this on {{date}}.',
  refusedOn: 'You refused on {{date}}.',
}
