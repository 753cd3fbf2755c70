/** A scene played out: cast, order, doom, actions and their effects. Start with {@link io.github.crisisrules.heroic.scene.Scene}. */
@NullMarked
package io.github.crisisrules.heroic.scene;

import org.jspecify.annotations.NullMarked;
