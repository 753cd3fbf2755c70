/** The choices that a scene offers, by subject. Not exported. */
@NullMarked
package io.github.crisisrules.heroic.scene.menu;

import org.jspecify.annotations.NullMarked;
