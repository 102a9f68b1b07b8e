import { useState } from 'react'

import { Pagination } from '@/ui/collections/pagination'

import type { Story } from '../story'

const LAST = 24

function NumberedPagination() {
  const [current, setCurrent] = useState(1)
  return (
    <Pagination
      label="Numurētas"
      current={current}
      last={LAST}
      hasPrevious={current > 1}
      hasNext={current < LAST}
      onGo={(page) => setCurrent(page === 'next' ? current + 1 : page === 'previous' ? current - 1 : page)}
    />
  )
}

/** @see Pagination */
export const story: Story = {
  title: 'Pagination',
  states: {
    Numbered: () => <NumberedPagination />,
    'With links on a middle page': () => (
      <Pagination label="Saites" current={12} last={LAST} hasPrevious hasNext hrefOf={(page) => `?page=${page}`} />
    ),
    'With few pages on the last one': () => (
      <Pagination label="Maz" current={3} last={3} hasPrevious hasNext={false} hrefOf={(page) => `?page=${page}`} />
    ),
    'With an unknown total': () => (
      <Pagination label="Nesaskaitītas" current={2} last={null} hasPrevious hasNext onGo={() => {}} />
    ),
    'With cursors': () => (
      <Pagination label="Kursori" current={null} last={null} hasPrevious={false} hasNext onGo={() => {}} />
    ),
  },
}
