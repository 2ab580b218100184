import type { GenomeSlug } from '@cutsite/domain/gene';

/** Lists to look at: genes of one pathway or another, some by names that people use for them. */
export const examplePools: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens:
    'ABL1 AKT1 ALK ATM ATR AURKA BRAF BTK CDK2 CDK4 CDK6 CHEK1 EGFR HER2 FGFR1 FLT3 JAK2 VEGFR2 KIT MET MTOR FAK RAF1 SRC SYK WEE1 ZAP70 p53'.split(
      ' ',
    ),
  mus_musculus:
    'Akt1 Akt2 Alk Atm Atr Aurkb B2m Bak1 Bax Bcl2 Braf Brca1 Btk Casp8 Cd4 Cd8a Cd19 Cd274 Cdk1 Acsl4 App'.split(' '),
};
