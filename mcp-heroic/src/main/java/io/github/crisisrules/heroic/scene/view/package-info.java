/** A scene at a glance. Start with {@link io.github.crisisrules.heroic.scene.view.SceneView}. */
@NullMarked
package io.github.crisisrules.heroic.scene.view;

import org.jspecify.annotations.NullMarked;
