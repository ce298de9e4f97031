/** How people feel, from 1 to 5: the same words wherever it is told. */
export const feelings = ['Very unhappy', 'Unhappy', 'In between', 'Happy', 'Very happy']
