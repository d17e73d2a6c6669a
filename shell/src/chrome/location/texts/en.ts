import type { LocationTexts } from '../view.tsx'

export const texts: LocationTexts = {
  title: 'Where are you',
  country: 'Country and currency',
  city: 'City',
  cities: 'Cities',
  nothing:
    'This city is not in the list. Choose the nearest large one: we ask for the address at checkout, and confirm the days and the price of delivery.',
  wholeCountry: 'Continue without choosing a city',
  elsewhere: 'The Russian store will open, with prices in {{currency}}. Your bag and address stay here.',
  otherCurrency: 'Prices will be in {{currency}}, and your bag will be recalculated.',
  locate: 'Use my location',
  cannotLocate: 'Your browser did not share where you are. Choose a city from the list, or allow location access.',
  leave: 'Go to the other store',
}
