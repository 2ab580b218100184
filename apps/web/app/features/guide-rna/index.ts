export { GuideRnaScreen, type GuideRnaScreenProps } from './screen/guide-rna-screen.tsx';
