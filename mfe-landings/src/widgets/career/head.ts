import type { Vacancy } from '@shop/contracts/services/career'
import type { Head, HeadTools } from '@shop/routing'
import { $brand } from '@shop/session'
import { $open, $url } from './model/vacancies.ts'
import { addressOf } from './url.ts'

/** An expanded vacancy is indexed as its own page; JobPosting requires one job per page. */
export function head({ scope, t, origin, address }: HeadTools): Partial<Head> {
  const vacancy = scope.getState($open)
  if (!vacancy) return scope.getState($url)?.vacancy ? { noindex: true } : {}
  return {
    title: t('vacancyTitle', { title: vacancy.title, city: vacancy.city }),
    description: vacancy.about,
    canonical: addressOf({ pathname: address.pathname, city: null, vacancy: vacancy.id }),
    jsonLd: [jobPosting(vacancy, { origin, t, name: scope.getState($brand).name })],
  }
}

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const jobPosting = (vacancy: Vacancy, { origin, t, name }: Pick<HeadTools, 'origin' | 't'> & { name: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: vacancy.title,
  description: `<p>${vacancy.about}</p><p>${t('duties')}</p>${listOf(vacancy.duties)}<p>${t('conditions')}</p>${listOf(vacancy.conditions)}`,
  identifier: { '@type': 'PropertyValue', name, value: vacancy.id },
  datePosted: vacancy.posted,
  employmentType: vacancy.employment,
  hiringOrganization: { '@type': 'Organization', name, sameAs: `${origin}/` },
  ...(vacancy.isRemote
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'RU' } }
    : { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: vacancy.city, addressCountry: 'RU' } } }),
  ...(vacancy.salary && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'RUB',
      value: {
        '@type': 'QuantitativeValue',
        minValue: vacancy.salary.from / 100,
        ...(vacancy.salary.to !== null && { maxValue: vacancy.salary.to / 100 }),
        unitText: 'MONTH',
      },
    },
  }),
  directApply: true,
})
