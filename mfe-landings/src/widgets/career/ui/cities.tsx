import type { Vacancy } from '@shop/contracts/services/career'
import { ChipLink, Chips } from '@shop/ui/chip'
import { useTexts } from '../texts/index.ts'
import { addressOf, type CareerUrl } from '../url.ts'

/** City filters as links; they collapse an expanded vacancy. */
export function Cities({ vacancies, url }: { vacancies: readonly Vacancy[]; url: CareerUrl }) {
  const t = useTexts()
  const cities = [...new Map(vacancies.map(({ cityKey, city }) => [cityKey, city]))]
  const to = (city: string | null) => addressOf({ pathname: url.pathname, city, vacancy: null })
  return (
    <Chips scroll label={t('cities')}>
      <ChipLink to={to(null)} current={url.city === null} count={vacancies.length} replace>
        {t('allCities')}
      </ChipLink>
      {cities.map(([key, city]) => (
        <ChipLink
          key={key}
          to={to(key)}
          current={url.city === key}
          count={vacancies.filter(({ cityKey }) => cityKey === key).length}
          replace
        >
          {city}
        </ChipLink>
      ))}
    </Chips>
  )
}
