/** The decisions of a scene, by subject. Not exported. */
@NullMarked
package io.github.crisisrules.heroic.scene.rule;

import org.jspecify.annotations.NullMarked;
