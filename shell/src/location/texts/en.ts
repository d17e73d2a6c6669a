import type { LocationWords } from '../view.tsx'

export const texts: LocationWords = {
  title: 'Where are you',
  country: 'Country and currency',
  city: 'City',
  cities: 'Cities',
  nothing: 'This city is not in the list. Choose the nearest large one: we ask for the address at checkout.',
  wholeCountry: 'Continue without choosing a city',
  elsewhere: 'The Russian store will open, with prices in {{currency}}. Your bag and address stay here.',
  leave: 'Go to the other store',
}
