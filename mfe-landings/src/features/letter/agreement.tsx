import { useId, type ReactNode, type Ref } from 'react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote } from '@shop/ui/field'

interface AgreementProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error: ReactNode
  /** "I agree to the processing of" and, as a link, "my personal data". */
  words: string
  link: string
  ref: Ref<HTMLInputElement>
}

/** The consent required for every message to the shop. */
export function Agreement({ name, checked, onChange, error, words, link, ref }: AgreementProps) {
  const locale = useLocale()
  const id = useId()
  const hasError = Boolean(error)
  return (
    <div>
      <Checkbox ref={ref} name={name} checked={checked} onChange={onChange} invalid={hasError} {...(hasError && { describedBy: id })}>
        <span>
          {words}{' '}
          <Link className="link" to={locale === 'ru' ? '/personal-data-agreement' : '/privacy'} target="_blank">
            {link}
          </Link>
        </span>
      </Checkbox>
      <FieldNote id={id} error={error} />
    </div>
  )
}
