import { render, screen } from '@testing-library/react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { addTexts, createTextsHost, TextsContext } from '@shop/i18n'
import { errorsRu } from '@shop/i18n/errors/ru'
import { useErrorText } from './index.ts'

function Said({ code }: { code: string }) {
  return <p>{useErrorText()(code as ErrorCode)}</p>
}

test.each([
  ['EMPTY_EMAIL', errorsRu.EMPTY_EMAIL],
  ['NEWER_THAN_THE_PAGE', errorsRu.UNKNOWN_ERROR],
])('the code %s is said as "%s" [errors.newer-code]', (code, text) => {
  const host = createTextsHost('ru')
  addTexts(host, 'errors', errorsRu)
  render(
    <TextsContext value={host}>
      <Said code={code} />
    </TextsContext>,
  )
  expect(screen.getByText(text)).toBeInTheDocument()
})
