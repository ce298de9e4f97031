export const texts = {
  title: 'Notes',
  about: 'For your team; participants never see them.',
  label: 'Your note',
  onWords: 'On these words:',
  add: 'Add note',
  remove: 'Remove',
  removeThis: (text: string) => `Remove the note “${text.slice(0, 60)}”`,
  wrote: (when: string) => `Written ${when}`,
}
