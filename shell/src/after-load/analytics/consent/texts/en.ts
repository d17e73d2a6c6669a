import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Cookies',
  text: 'May we see what interests you, to improve the store and choose what to offer?',
  more: 'More about data',
  accept: 'Allow',
  refuse: 'Do not allow',
  close: 'Close',
  acceptedOn: 'You allowed this on {{date}}.',
  refusedOn: 'You refused on {{date}}.',
}
