import { useUnit } from 'effector-react'
import { useEffect, useId, type SyntheticEvent } from 'react'
import type { City } from '@shop/contracts/places/location'
import { codeOf } from '@shop/http'
import { Button, Icon } from '@shop/ui'
import { SelectField, TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { $location, type Popup } from '@shop/session'
import * as detect from './detect.ts'
import * as model from './model.ts'
import type { texts } from './texts/ru.ts'
import styles from './view.module.css'

export type LocationTexts = Readonly<Record<keyof typeof texts, string>>

/** Country and city selection; warns before changing the domain. */
export function LocationView({ texts, next }: { texts: LocationTexts; next?: unknown }) {
  const {
    countries,
    code,
    text,
    cities,
    elsewhere,
    isBusy,
    failure: refused,
    location,
    otherCurrency,
    isLocating,
    cannotLocate,
    undetected,
  } = useUnit({
    countries: model.$countries,
    code: model.$code,
    text: model.$text,
    cities: model.$cities,
    elsewhere: model.$elsewhere,
    otherCurrency: model.$otherCurrency,
    isLocating: detect.$isLocating,
    cannotLocate: detect.$cannotLocate,
    undetected: detect.$undetected,
    isBusy: model.$isLoading,
    failure: model.$failure,
    location: $location,
  })
  const { open, chooseCountry, type, choose, locate } = useUnit({
    open: model.opened,
    chooseCountry: model.countryChosen,
    type: model.cityTyped,
    choose: model.cityChosen,
    locate: detect.locatePressed,
  })
  const failure = refused ?? undetected
  const errorText = useErrorText()
  const id = useId()
  // Returns to the popup that opened it.
  const back = isPopup(next) ? next : null
  useEffect(() => void open(back), [open, back])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const [first] = cities ?? []
    if (first && text.trim()) choose(first.id)
  }
  return (
    <>
      <OverlayTitle>{texts.title}</OverlayTitle>
      <form className={styles['form']} onSubmit={submit}>
        {countries.length > 1 && (
          <SelectField label={texts.country} value={code} onChange={({ target }) => chooseCountry(target.value)} autoComplete="country">
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}, {country.currency}
              </option>
            ))}
          </SelectField>
        )}
        {elsewhere && (
          <p className={styles['note']} id={id}>
            {texts.elsewhere.replace('{{currency}}', elsewhere.currency)}
          </p>
        )}
        {otherCurrency && (
          <p className={styles['note']} id={id}>
            {texts.otherCurrency.replace('{{currency}}', otherCurrency)}
          </p>
        )}
        <TextField
          label={texts.city}
          type="search"
          value={text}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button look="line" busy={isLocating} onClick={() => locate()}>
          <Icon name="pin" size="s" />
          {texts.locate}
        </Button>
        {cannotLocate && (
          <p className={styles['note']} role="status">
            {texts.cannotLocate}
          </p>
        )}
      </form>
      <Cities {...{ cities, texts, choose, isBusy }} chosenId={location?.city_id ?? null} />
      {failure && <FormError>{errorText(codeOf(failure) ?? 'UNKNOWN_ERROR')}</FormError>}
      {(elsewhere || location?.country_iso_code !== code) && (
        <OverlayAction>
          <Button wide busy={isBusy} onClick={() => choose(null)} aria-describedby={elsewhere || otherCurrency ? id : undefined}>
            {elsewhere ? texts.leave : texts.wholeCountry}
          </Button>
        </OverlayAction>
      )}
    </>
  )
}

const isPopup = (value: unknown): value is Popup => typeof value === 'object' && value !== null && 'widget' in value

interface CitiesProps {
  cities: City[] | null
  texts: LocationTexts
  chosenId: number | null
  isBusy: boolean
  choose: (id: number) => void
}

function Cities({ cities, texts, chosenId, isBusy, choose }: CitiesProps) {
  if (!cities) return <div className={styles['cities']} aria-busy="true" />
  if (cities.length === 0) {
    return (
      <p className={`${styles['cities']} muted`} role="status">
        {texts.nothing}
      </p>
    )
  }
  return (
    <ul className={styles['cities']} aria-label={texts.cities}>
      {cities.map(({ id, city, region }) => (
        <li key={id}>
          <button type="button" onClick={() => choose(id)} disabled={isBusy} aria-current={id === chosenId || undefined}>
            <span>
              {city}
              {region !== city && <small>{region}</small>}
            </span>
            {id === chosenId && <Icon name="check" size="s" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
