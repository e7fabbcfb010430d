/** The page's palette once more, for mail programs, which no stylesheet reaches. A test compares it with the tokens. */
export const mailColors = {
  light: {
    paper: '#fbf7f1',
    card: '#ffffff',
    line: '#e3d8c7',
    ink: '#20302b',
    soft: '#4a5a53',
    accent: '#9c4227',
  },
  dark: {
    paper: '#15201c',
    card: '#22322c',
    line: '#2f463c',
    ink: '#ede7dc',
    soft: '#b9c4bc',
    accent: '#f0a67f',
  },
}
