export const texts = {
  title: 'Products',
  lead: 'What you ask people about, and how far you are.',
  add: 'New interview',
  emptyTitle: 'Nothing here yet',
  empty:
    'Write a guide with what you want to find out, try it yourself, then send people a link. What they say comes back here, with profiles in which every sentence rests on a quote.',
  emptyViewer: 'As soon as somebody in your team makes an interview, it appears here.',
  search: 'Find a product',
  none: (words: string) => `No product matches “${words}”.`,
  interviews: (count: number) => (count === 1 ? '1 interview' : `${count} interviews`),
  activity: (ago: string) => `Last answer ${ago}`,
  noActivity: 'No answers yet',
  more: (count: number) => `Show ${count} more`,
  archived: 'Archived',
  allArchived: 'Every product is archived.',
  showArchived: (count: number) => `Show ${count} archived`,
  hideArchived: 'Hide archived',
}
