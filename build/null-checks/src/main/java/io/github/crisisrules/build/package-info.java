/** A tool of the build: null checks in the constructors of records. */
package io.github.crisisrules.build;
