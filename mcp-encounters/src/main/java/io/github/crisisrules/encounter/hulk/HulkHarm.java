package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_2;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_3;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRIKE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Damage, pushes and KOs, and what follows by itself. */
final class HulkHarm {
    private static final int KNOCK_OUT_POINTS = 2;
    private static final int RAGE_POINTS = 2;

    private HulkHarm() {}

    /** Some character suffers damage, whoever it is. */
    static HulkScript suffer(HulkScript script, CombatantId character, int damage) {
        return character.equals(HulkSetup.HULK) ? hulk(script, damage) : crisis(script, character, damage);
    }

    /** A Crisis Team character is Subdued instead of Dazed, and once Subdued pushed instead of harmed. */
    @Rule({SUBDUED, RULING_3})
    private static HulkScript crisis(HulkScript script, CombatantId character, int damage) {
        if (damage == 0 || !script.state().round().combatant(character).isInPlay()) {
            return script;
        }
        if (script.state().isSubdued(character)) {
            return script.then(new HulkEvent.SubduedPushDue(character));
        }
        HulkScript harmed = script.frame(Harm.damage(script.state().round(), character, damage));
        return Harm.isFelled(harmed.state().round().combatant(character))
                ? harmed.then(new HulkEvent.Subdued(character))
                : harmed;
    }

    /** Hulk gains Rage instead of being Dazed: token and VPs, then the damage goes, then those near him are pushed. */
    @Rule({RAGE, RULING_2, SCORE})
    private static HulkScript hulk(HulkScript script, int damage) {
        HulkScript harmed = script.frame(Harm.damage(script.state().round(), HulkSetup.HULK, damage));
        Combatant hulk = harmed.state().hulk();
        return Harm.isFelled(hulk)
                ? harmed.then(new HulkEvent.RageGained(harmed.state().rage() + 1, RAGE_POINTS))
                        .frame(new RoundEvent.DamageRemoved(HulkSetup.HULK, hulk.damage()))
                        .then(new HulkEvent.RagePushDue())
                : harmed;
    }

    /** Where a push has ended: a Subdued character in a Gamma Absorber is KO'd, whoever moved it. */
    @Rule({ABSORBER, SCORE, RULING_3})
    static HulkScript landed(HulkScript script, CombatantId character, Option<String> into) {
        return into.isDefined() && script.state().isSubdued(character)
                ? script.then(new HulkEvent.CharacterKnockedOut(character, KNOCK_OUT_POINTS))
                : script;
    }

    /** An attack or collision comes to this for Hulk; Puny takes 1 off, down to none. */
    @Rule(PUNY)
    static HulkScript hit(HulkScript script, int damage, boolean pushes, boolean reduced) {
        int rest = Math.max(0, damage - (reduced ? 1 : 0));
        return suffer(script.then(new HulkEvent.HulkHit(rest, pushes, reduced)), HulkSetup.HULK, rest);
    }

    /** Everything that needs nobody, up to the point where somebody has to decide or observe something. */
    static HulkScript settle(HulkScript script) {
        HulkScript now = script;
        while (!now.state().isOver()) {
            HulkScript before = now;
            Option<HulkScript> more =
                    now.state().awaits().map(head -> byItself(before, head)).getOrElse(() -> frame(before));
            if (more.isEmpty()) {
                return now;
            }
            now = more.get();
        }
        return now;
    }

    private static Option<HulkScript> frame(HulkScript script) {
        Vector<RoundEvent> more = Rounds.settle(script.state().round());
        return more.isEmpty() ? Option.none() : Option.of(script.frame(more));
    }

    private static Option<HulkScript> byItself(HulkScript script, Awaited head) {
        return head.match(new AwaitedOr.OrNone<HulkScript>() {
            @Override
            public Option<HulkScript> aftermath(Awaited.Aftermath aftermath) {
                return after(script, aftermath);
            }

            @Override
            public Option<HulkScript> collision(Awaited.Collision collision) {
                return Option.of(hit(script, collision.damage(), false, collision.reduced()));
            }

            @Override
            @Rule(PUNY)
            public Option<HulkScript> hulkPush(Awaited.HulkPush push) {
                return Option.of(script.then(new HulkEvent.HulkPushed(push.prevented())));
            }
        });
    }

    /** Thunder Clap stuns, whether it dealt damage or not; a strike waits for Hulk's choice; both need a target. */
    @Rule({CLAP, STRIKE})
    private static Option<HulkScript> after(HulkScript script, Awaited.Aftermath aftermath) {
        CombatantId target = aftermath.target();
        Combatant combatant = script.state().round().combatant(target);
        HulkEvent over = new HulkEvent.AttackEnded(aftermath.attack(), target);
        if (!combatant.isInPlay()) {
            return Option.of(script.then(over));
        }
        return switch (aftermath.attack()) {
            case STRIKE -> Option.none();
            case HULK_SMASH -> Option.of(script.then(over));
            case THUNDER_CLAP ->
                Option.of((combatant.conditions().contains("Stun")
                                ? script
                                : script.frame(new RoundEvent.ConditionGained(target, "Stun")))
                        .then(over));
        };
    }
}
