import { screen } from '@testing-library/react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { renderWith } from '@shop/testing/render-page'
import { useErrorOf } from './index.ts'

function Field({ found, refused }: { found?: ErrorCode; refused?: ErrorCode | null }) {
  const errorOf = useErrorOf({ email: found && { message: found } }, { email: refused ?? null })
  return <p role="status">{errorOf('email') ?? 'nothing'}</p>
}

test.each<[string, ErrorCode | undefined, ErrorCode | undefined, string]>([
  ['what its schema finds comes first', 'EMPTY_EMAIL', 'CORRECT_EMAIL', 'Укажите почту'],
  ['what the server has refused is said else', undefined, 'EMPTY_AUTH_CODE', 'Введите код'],
  ['a field that is right says nothing', undefined, undefined, 'nothing'],
])('%s', async (_, found, refused, words) => {
  await renderWith(<Field {...(found && { found })} {...(refused && { refused })} />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
