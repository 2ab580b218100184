export { ProjectsPage } from './projects/projects-page.tsx';
export { GuideRnaScreen, type GuideRnaScreenProps } from './screen/guide-rna-screen.tsx';
