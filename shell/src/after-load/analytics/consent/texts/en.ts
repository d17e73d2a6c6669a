import type { ConsentTexts } from '../banner.tsx'

export const texts: ConsentTexts = {
  title: 'Cookies',
  text: 'May we see which pages and pieces interest you? It helps us improve the store and choose what to offer. Everything works the same without it.',
  more: 'How we handle data',
  accept: 'Allow',
  refuse: 'Do not allow',
  close: 'Close',
  acceptedOn: 'You allowed this on {{date}}.',
  refusedOn: 'You refused on {{date}}.',
}
