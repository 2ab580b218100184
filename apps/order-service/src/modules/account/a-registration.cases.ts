/** A registration that breaks no rule. */
export const ada = {
  first_name: 'Ada',
  last_name: 'Lindqvist',
  company_name: 'Helix Lab',
  email: 'Ada@Lab.example',
  password: 'correct horse',
} as const;

/** Her credentials, as the sign-in form sends them. */
export const adasSignIn = { username: ada.email, password: ada.password } as const;
