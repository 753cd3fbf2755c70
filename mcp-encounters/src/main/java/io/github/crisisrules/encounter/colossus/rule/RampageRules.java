package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_AT_A_TOWER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.BeamLink;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Harmed;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.ThrowTools;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The steps of a Rampage, for commands that have passed their checks. */
public final class RampageRules {
    /** The damage and the Power that Crisis Team characters near a destroyed tower get. */
    private static final int FALL = 2;

    private RampageRules() {}

    /**
     * Begins a Rampage: a push toward the priority tower with the tool of the tier, or with the fixed tool if the
     * Colossus is Subdued.
     */
    @Rule({RAMPAGE, SUBDUE, RAMPAGE_AGAIN_IS_BOUNDED})
    static Story<ColossusState, ColossusEvent> begin(
            Story<ColossusState, ColossusEvent> story, boolean subdued, int number) {
        ColossusState state = story.state();
        Tool tool = subdued ? state.setup().track().subduedTool() : state.tier().tool();
        return story.and(now -> now.then(new ColossusEvent.RampageBegan(subdued, number, state.priorityTower(), tool)));
    }

    /** Touches a character, which suffers the contact damage of the current tier. */
    @Rule({RAMPAGE, MOMENTUM_STAYS_0_WHILE_SUBDUED, CONTACTS_COME_IN_ORDER})
    public static Story<ColossusState, ColossusEvent> touch(
            Story<ColossusState, ColossusEvent> story, CombatantId character) {
        int damage = story.state().tier().contactDamage();
        return MomentumRules.harm(story.then(new ColossusEvent.CharacterTouched(character)), character, damage);
    }

    /** Crosses a link, which costs 3 Momentum and both its tokens. */
    @Rule(CROSS)
    public static Story<ColossusState, ColossusEvent> cross(Story<ColossusState, ColossusEvent> story, BeamLink link) {
        return MomentumRules.lose(
                story.then(new ColossusEvent.LinkBroken(link)), MomentumRules.BEAM, MomentumCause.BEAM);
    }

    /**
     * Destroys a tower and ends the push. Its links are noted; the tower and every token on it or toward it are
     * removed; the loss is checked; links that were not broken before cost 3 Momentum together; the next token is
     * turned up if this was the priority tower; and the characters near it suffer 2 damage and gain 2 Power.
     */
    @Rule({TOWER, ORDER_AT_A_TOWER})
    public static Story<ColossusState, ColossusEvent> fell(
            Story<ColossusState, ColossusEvent> story, Tower tower, Vector<CombatantId> near) {
        ColossusState before = story.state();
        boolean linked = before.links().exists(link -> link.touches(tower));
        boolean priority = before.priorityTower().contains(tower);
        return story.then(new ColossusEvent.TowerDestroyed(tower))
                .when(linked, now -> MomentumRules.lose(now, MomentumRules.BEAM, MomentumCause.LINKED_TOWER))
                .when(priority, RampageRules::turnUp)
                .and(now -> near.foldLeft(now, RampageRules::fallOn))
                .and(now -> now.then(new ColossusEvent.PushEnded()));
    }

    private static Story<ColossusState, ColossusEvent> turnUp(Story<ColossusState, ColossusEvent> story) {
        return story.then(
                new ColossusEvent.TowerTokenRevealed(story.state().tokens().head()));
    }

    private static Story<ColossusState, ColossusEvent> fallOn(
            Story<ColossusState, ColossusEvent> story, CombatantId character) {
        return MomentumRules.harm(story, character, FALL)
                .and(now -> now.inFrame(Harm.power(now.frame().combatant(character), FALL)));
    }

    /** Throws terrain, which is destroyed together with the terrain that the throw broke. */
    @Rule({CHART, THROWN_TERRAIN_IS_DESTROYED})
    public static Story<ColossusState, ColossusEvent> throwTerrain(
            Story<ColossusState, ColossusEvent> story, int size, ThrowReport report) {
        Tool tool = story.state().setup().throwTools().terrain();
        return thrown(
                story.then(new ColossusEvent.TerrainThrown(size, tool)),
                report.destroyed().prepend(size),
                report.collisions());
    }

    /** Adds the terrain that a throw destroyed and the collisions that it caused. */
    @Rule(CHART)
    private static Story<ColossusState, ColossusEvent> thrown(
            Story<ColossusState, ColossusEvent> story, Vector<Integer> destroyed, Vector<Harmed> collisions) {
        return hit(
                destroyed.foldLeft(story, (now, size) -> now.then(new ColossusEvent.TerrainDestroyed(size))),
                collisions);
    }

    /** Throws a character. After Bare Metal Hands, the next target may then be thrown. */
    @Rule({CHART, HANDS})
    public static Story<ColossusState, ColossusEvent> throwAway(
            Story<ColossusState, ColossusEvent> story, CombatantId character, ThrowReport report) {
        boolean afterHands = story.state().awaiting() == Awaiting.HANDS_THROWS;
        ThrowTools tools = story.state().setup().throwTools();
        return thrown(
                        story.then(new ColossusEvent.CharacterThrown(
                                character, afterHands ? tools.hands() : tools.character())),
                        report.destroyed(),
                        report.collisions())
                .and(now -> afterHands && now.state().throwable().nonEmpty() ? now : finish(now, false));
    }

    /** Applies the fallback of the chart, because there is no target. */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT, ORDER_OF_DAMAGE})
    public static Story<ColossusState, ColossusEvent> fallBack(Story<ColossusState, ColossusEvent> story) {
        Awaiting awaiting = story.state().awaiting();
        return awaiting == Awaiting.HANDS
                ? story.then(new ColossusEvent.ChartFellBackToFailure())
                : finish(story.then(new ColossusEvent.NoTargetReported()), awaiting != Awaiting.CHARACTER_THROW);
    }

    /**
     * Resolves Bare Metal Hands: damage to each target, then throws of the targets that were damaged and are
     * neither Dazed nor KO'd.
     */
    @Rule({HANDS, ORDER_OF_DAMAGE})
    public static Story<ColossusState, ColossusEvent> hands(
            Story<ColossusState, ColossusEvent> story, Vector<Harmed> targets) {
        boolean area = ColossusCard.handsAreArea(story.state().momentum());
        return hit(story.then(new ColossusEvent.BareMetalHandsAttacked(area, targets)), targets)
                .and(now -> {
                    Vector<CombatantId> throwable = targets.filter(target -> target.damage() > 0)
                            .map(Harmed::character)
                            .filter(target -> now.frame().combatant(target).isStanding());
                    return throwable.isEmpty()
                            ? finish(now, false)
                            : now.then(new ColossusEvent.ThrowsOffered(throwable));
                });
    }

    /** Resolves Hurl Debris: damage to the target, and 1 Momentum if there is any damage. */
    @Rule({DEBRIS, MOMENTUM})
    public static Story<ColossusState, ColossusEvent> debris(Story<ColossusState, ColossusEvent> story, Harmed target) {
        return hit(story.then(new ColossusEvent.DebrisHurled(target)), Vector.of(target))
                .when(target.damage() > 0, now -> MomentumRules.gain(now, MomentumCause.DEBRIS))
                .and(now -> finish(now, false));
    }

    private static Story<ColossusState, ColossusEvent> hit(
            Story<ColossusState, ColossusEvent> story, Vector<Harmed> harmed) {
        return harmed.foldLeft(
                story, (now, each) -> now.and(still -> MomentumRules.harm(still, each.character(), each.damage())));
    }

    /**
     * Ends a Rampage after its chart result: the gain for destroyed terrain, then possibly another Rampage. The
     * Rampage owed for being Subdued follows when the chain is over; after that one, Momentum is 9.
     */
    @Rule({MOMENTUM, RAMPAGE_AGAIN_IS_BOUNDED, ORDER_AT_THE_END_OF_A_RAMPAGE})
    public static Story<ColossusState, ColossusEvent> finish(Story<ColossusState, ColossusEvent> story, boolean again) {
        Rampage rampage = story.state().rampage().get();
        return story.when(rampage.hasDestroyed(), now -> MomentumRules.gain(now, MomentumCause.TERRAIN))
                .and(now -> now.then(new ColossusEvent.RampageEnded()))
                .and(now -> again ? repeat(now, rampage) : stop(now));
    }

    private static Story<ColossusState, ColossusEvent> repeat(
            Story<ColossusState, ColossusEvent> story, Rampage rampage) {
        return rampage.number() % story.state().setup().chainBound() == 0
                ? story.then(new ColossusEvent.RampageLimitReached(rampage.number()))
                : begin(story, rampage.isSubdued(), rampage.number() + 1);
    }

    /** Begins the next Rampage beyond the bound. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    public static Story<ColossusState, ColossusEvent> goOn(Story<ColossusState, ColossusEvent> story) {
        Rampage rampage = story.state().rampage().get();
        return begin(story, rampage.isSubdued(), rampage.number() + 1);
    }

    /** Ends the chain of Rampages. */
    @Rule({SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED})
    public static Story<ColossusState, ColossusEvent> stop(Story<ColossusState, ColossusEvent> story) {
        boolean subdued = story.state().rampage().exists(Rampage::isSubdued);
        return story.then(new ColossusEvent.RampageChainEnded())
                .when(subdued, now -> now.then(new ColossusEvent.MomentumRestored()));
    }
}
