import { ensureBuild } from './setup.mjs';

ensureBuild();
