package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;

/** An asset that a roll has used up. It can be kept until another action is declared or the scene ends. */
@Rule(ASSET_IS_KEPT_AFTER_A_ROLL)
public record UsedAsset(CastId holder, CreatedTrait asset) {}
