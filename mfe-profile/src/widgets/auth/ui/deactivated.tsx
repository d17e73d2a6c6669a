import { Link } from '@shop/routing'
import { FormError } from '@shop/ui/note'
import { useErrorText } from '@shop/ui/field'
import { useTexts } from '../texts/index.ts'

/** Deactivated account: refers to support. */
export function Deactivated() {
  const t = useTexts()
  const errorText = useErrorText()
  return (
    <FormError>
      {errorText('ACCOUNT_DEACTIVATED')}.{' '}
      <Link className="link" to="/contacts">
        {t('writeToUs')}
      </Link>
    </FormError>
  )
}
