import { render, screen } from '@testing-library/react'
import { PageHeading } from './page-heading.tsx'

test('the count is shown as a number and read as words', () => {
  render(
    <PageHeading title="Кольца" count={{ shown: 23, words: '23 украшения' }}>
      Размер можно поменять
    </PageHeading>,
  )
  expect(screen.getByRole('heading', { level: 1, name: /^Кольца\s?, 23 украшения$/ })).toBeInTheDocument()
  expect(screen.getByText('23')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Размер можно поменять')).toBeInTheDocument()
})

test('without a count and text only the title is rendered', () => {
  const { container } = render(<PageHeading title="Избранное" />)
  expect(container.querySelectorAll('sup, p')).toHaveLength(0)
})
