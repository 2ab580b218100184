import { connectColourScheme } from './colour-scheme.ts';
import { connectTryOneTarget } from './try-one-target/connect.ts';
import { connectVisitor } from './visitor.ts';

// A content page ships this file and no framework (promise P7). Each island brings one marked part of the HTML to life.
connectColourScheme(document);
void connectVisitor(document);
connectTryOneTarget(document);
