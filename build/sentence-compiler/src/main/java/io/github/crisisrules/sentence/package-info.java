/**
 * The compiler of sentence catalogues: it turns the sentences of a rule module, in all languages, into Java source code
 * while the module is built. Start with {@link io.github.crisisrules.sentence.SentenceCompiler}.
 */
package io.github.crisisrules.sentence;
